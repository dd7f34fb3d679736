import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { PROGRESSIONS } from './measured.ts';

describe('Sun, Midheaven and Ascendant stand where independent formulas have them', () => held(PROGRESSIONS));
