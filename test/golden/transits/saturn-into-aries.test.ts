import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { SATURN } from './measured-saturn.ts';

describe('Saturn passes 0° Aries three times in 2025 and 2026, in the published minutes', () => testAccuracy(SATURN));
