import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { INGRESSES } from './measured.ts';

describe('ingresses of 2015 to 2035 are those of astronomy-engine', () => testAccuracy(INGRESSES));
