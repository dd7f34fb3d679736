import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { BODIES } from './measured-bodies.ts';

describe('bodies against astronomy-engine, 1800 to 2100', () => held(BODIES));
