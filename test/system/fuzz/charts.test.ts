import { fuzz } from './fuzzed.ts';
import { GROUPS } from './plan.ts';

fuzz(GROUPS.charts);
