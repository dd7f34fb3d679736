import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { EVENTS, ORBITS } from './measured.ts';

describe('twenty years of events are those of astronomy-engine, none extra, none missing', () => testAccuracy(EVENTS));

describe('two centuries of apsides and nodes are those of astronomy-engine', () => testAccuracy(ORBITS));
