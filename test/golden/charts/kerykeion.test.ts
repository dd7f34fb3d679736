import { describe } from 'vitest';
import { held } from '../../accuracy/comparison.ts';
import { WHOLE_CHARTS } from './measured-whole.ts';

describe('whole charts of kerykeion: cusps, bodies, houses and retrograde motion', () => held(WHOLE_CHARTS));
