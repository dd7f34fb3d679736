import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { EVENTS, ORBITS } from './measured.ts';

describe('twenty years of events are those of astronomy-engine, none extra, none missing', () => held(EVENTS));

describe('two centuries of apsides and nodes are those of astronomy-engine', () => held(ORBITS));
