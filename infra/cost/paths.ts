import { join } from 'node:path';

const INFRA = join(import.meta.dirname, '..');

/** What was measured. */
export const RECORDED = join(import.meta.dirname, 'figures.json');
/** What is written from it. */
export const PAGE = join(INFRA, 'cost.md');
/** The guide, which has a table of it. */
export const GUIDE = join(INFRA, 'README.md');
