import { describe } from 'vitest';
import { testAccuracy } from '../../accuracy/comparison.ts';
import { WHOLE_CHARTS } from './measured-whole.ts';

describe('whole charts of kerykeion: cusps, bodies, houses and retrograde motion', () => testAccuracy(WHOLE_CHARTS));
