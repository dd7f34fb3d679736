import { ASSUMED } from './assumed.ts';
import type { Figures, FunctionFigures } from './figures.ts';
import { type Arriving, renewing, requestsPerSettling, settledUnits } from './instance-rate.ts';
import { BYTES_PER_GB, gbSeconds, invocationUsage, logUsage, onShareMs } from './invocation.ts';
import { accessLogBytes } from './log-lines.ts';
import { KEPT_MONTHS } from './spans.ts';
import { sumOf, times, type Usage } from './usage.ts';

const BYTES_PER_WRITE_UNIT = 1024;

/** What one request takes of everything but traces. */
export function requestUsage(arriving: Arriving, figures: Figures): Usage {
  const { example, of } = arriving;
  const keptGbMonths = ((example.keptUnits * BYTES_PER_WRITE_UNIT) / BYTES_PER_GB) * KEPT_MONTHS;
  return sumOf([
    { gatewayRequest: 1, transferGb: example.sentBytes / BYTES_PER_GB },
    { tableGbMonth: keptGbMonths, recoveryGbMonth: keptGbMonths },
    logUsage(accessLogBytes()),
    invocationUsage(renewing(arriving), of.memoryMb),
    settlingUsage(arriving),
    coldUsage(of),
    authorizerUsage(figures),
  ]);
}

/** An instance settles its statistics every few seconds, and one request waits for it. */
function settlingUsage(arriving: Arriving): Usage {
  const { of } = arriving;
  if (of.settlingUnits === 0) return {};
  const requests = requestsPerSettling(arriving);
  const waited = gbSeconds(ASSUMED.tableCallMs, of.memoryMb);
  return times(1 / requests, { tableWriteUnit: settledUnits(of, requests), lambdaGbSecond: waited });
}

/** A start is paid for like a request. @source https://aws.amazon.com/blogs/compute/aws-lambda-standardizes-billing-for-init-phase */
function coldUsage({ initCpuMs, memoryMb }: FunctionFigures): Usage {
  return { lambdaGbSecond: ASSUMED.coldShare * gbSeconds(onShareMs(initCpuMs, memoryMb), memoryMb) };
}

/** The gateway asks the authorizer about every request anew. */
function authorizerUsage({ authorizer, functions }: Figures): Usage {
  const of = functions.authorizer;
  if (!of) throw new Error('the authorizer was not measured');
  const { keyLookUpShare } = ASSUMED;
  return sumOf([
    times(1 - keyLookUpShare, invocationUsage(authorizer.known, of.memoryMb)),
    times(keyLookUpShare, invocationUsage(authorizer.looked, of.memoryMb)),
    coldUsage(of),
  ]);
}

/**
 * Share of requests that are traced, at a steady rate: the first of each second, and some of the others.
 *
 * @source "Configuring sampling rules", AWS X-Ray Developer Guide (xray-console-sampling)
 */
export function tracedShare(requestsPerSecond: number): number {
  const others = Math.max(0, requestsPerSecond - 1);
  return (Math.min(1, requestsPerSecond) + ASSUMED.tracedShare * others) / requestsPerSecond;
}
