import type { Endpoint } from '../../lib/contract/endpoint.ts';
import type { CalledEndpointServices } from '../../lib/contract/services.ts';
import type { Tool } from './tool.ts';
import { birthChartTool } from './tools/birth-chart.ts';
import { callEndpointTool } from './tools/call-endpoint.ts';
import { chartFactsTool } from './tools/chart-facts.ts';
import { checkCitationsTool } from './tools/check-citations.ts';
import { compareTool } from './tools/compare.ts';
import { compareWithProgramTool } from './tools/compare-with-program.ts';
import { digestTool } from './tools/digest.ts';
import { electionsTool } from './tools/elections.ts';
import { explainTool } from './tools/explain.ts';
import { mapTool } from './tools/map.ts';
import { moonTool } from './tools/moon.ts';
import { progressedTool } from './tools/progressed.ts';
import { returnsTool } from './tools/returns.ts';
import { skyEventsTool } from './tools/sky-events.ts';
import { skyNowTool } from './tools/sky-now.ts';
import { transitSearchTool } from './tools/transit-search.ts';
import { vedicTool } from './tools/vedic.ts';
import { whatIsActiveTool } from './tools/what-is-active.ts';

/** Every tool, in the order in which models see them. */
export const TOOLS: readonly Tool[] = [
  birthChartTool,
  chartFactsTool,
  vedicTool,
  digestTool,
  whatIsActiveTool,
  transitSearchTool,
  compareTool,
  compareWithProgramTool,
  skyNowTool,
  skyEventsTool,
  electionsTool,
  returnsTool,
  progressedTool,
  mapTool,
  moonTool,
  checkCitationsTool,
  explainTool,
  callEndpointTool,
];

/** Every endpoint behind a tool, once. */
export const calledEndpoints: readonly Endpoint<keyof CalledEndpointServices>[] = [
  ...new Set(TOOLS.flatMap(({ endpoints }) => endpoints)),
];
