import { conjunctions } from './conjunctions/endpoint.ts';
import { eightYearStar } from './eight-year-star/endpoint.ts';
import { elongations } from './elongations/endpoint.ts';
import { phase } from './phase/endpoint.ts';
import { starPoints } from './star-points/endpoint.ts';
import { stations } from './stations/endpoint.ts';

export const endpoints = [starPoints, conjunctions, eightYearStar, stations, elongations, phase] as const;
