import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { RETURNS } from './measured.ts';

describe('solar and lunar returns of 2006 to 2026 of four births', () => testAccuracy(RETURNS));
