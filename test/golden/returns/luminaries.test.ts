import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { RETURNS } from './measured.ts';

describe('solar and lunar returns of 2006 to 2026 of four births', () => held(RETURNS));
