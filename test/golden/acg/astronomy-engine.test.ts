import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { MAPS } from './measured.ts';

describe('bodies of four births are on the angles of their lines', () => testAccuracy(MAPS));
