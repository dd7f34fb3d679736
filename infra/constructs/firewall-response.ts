import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { ERRORS } from '../../lib/base/errors/catalogue.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { toProblemBody } from '../../lib/base/errors/problem-body.ts';
import { ANY_ORIGIN, createCrossOriginHeaders } from '../../lib/chain/middleware/cross-origin.ts';

const CODE = 'AddressRateExceeded';

/** Name of the body of a refused flood within the firewall. */
export const FLOOD_BODY_KEY = CODE;

/** AWS WAF needs up to half a minute, and sometimes minutes, to see that a rate has fallen. */
const RETRY_AFTER_SECONDS = 60;

/**
 * The response to an address that sends too much. It takes precedence over the gateway's response WAF_FILTERED, which
 * answers what other rules block.
 *
 * @source "Custom responses for Block actions" (customizing-the-response-for-blocked-requests) and "Rate-based rule
 * caveats" (waf-rule-statement-type-rate-based-caveats), AWS WAF Developer Guide
 */
export function createFloodResponse(): CfnWebACL.CustomResponseProperty {
  const headers = {
    ...createCrossOriginHeaders(ANY_ORIGIN, ''),
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_SECONDS),
  };
  const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return { responseCode: ERRORS[CODE].status, customResponseBodyKey: FLOOD_BODY_KEY, responseHeaders };
}

/**
 * The problem document of a refused flood. It is fixed text, so it has no request id, and AWS WAF sends it as
 * `application/json`: it offers three media types and lets no header replace them.
 */
export function renderFloodBody(root: string): CfnWebACL.CustomResponseBodyProperty {
  const body = toProblemBody(new Problem(CODE, ERRORS[CODE].cause), '', { root });
  return { contentType: 'APPLICATION_JSON', content: JSON.stringify(body) };
}
