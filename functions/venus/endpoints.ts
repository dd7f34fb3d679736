import { conjunctions } from './conjunctions.ts';
import { eightYearStar } from './eight-year-star.ts';
import { elongations } from './elongations.ts';
import { phase } from './phase.ts';
import { starPoints } from './star-points.ts';
import { stations } from './stations.ts';

export const endpoints = [starPoints, conjunctions, eightYearStar, stations, elongations, phase] as const;
