import { serveSite } from '../../lib/runtime/serve-site.ts';

export const handler = serveSite('docs');
