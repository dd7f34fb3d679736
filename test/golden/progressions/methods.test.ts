import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { PROGRESSIONS } from './measured.ts';

describe('Sun, Midheaven and Ascendant agree with independent formulas', () => testAccuracy(PROGRESSIONS));
