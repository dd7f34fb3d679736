import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { SUN } from './measured-bodies.ts';

describe('Sun against VSOP87', () => held(SUN));
