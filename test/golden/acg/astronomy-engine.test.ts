import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { MAPS } from './measured.ts';

describe('the bodies of four births stand where their lines say', () => held(MAPS));
