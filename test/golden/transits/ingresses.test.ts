import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { INGRESSES } from './measured.ts';

describe('ingresses of 2015 to 2035 are those of astronomy-engine', () => held(INGRESSES));
