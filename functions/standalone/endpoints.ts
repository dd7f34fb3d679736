import { fixedStars } from './fixed-stars/endpoint.ts';
import { hermeticLots } from './hermetic-lots/endpoint.ts';
import { lunarPhase } from './lunar-phase/endpoint.ts';
import { midpoints } from './midpoints/endpoint.ts';

export const endpoints = [fixedStars, midpoints, hermeticLots, lunarPhase] as const;
