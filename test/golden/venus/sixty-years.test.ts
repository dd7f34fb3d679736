import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { VENUS } from './measured.ts';

describe('sixty years of Venus against astronomy-engine', () => held(VENUS));
