import { fixedStars } from './fixed-stars.ts';
import { hermeticLots } from './hermetic-lots.ts';
import { lunarPhase } from './lunar-phase.ts';
import { midpoints } from './midpoints.ts';

export const endpoints = [fixedStars, midpoints, hermeticLots, lunarPhase] as const;
