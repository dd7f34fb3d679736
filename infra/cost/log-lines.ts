import { accessLogFormat } from '../constructs/gateway-logs.ts';

/**
 * What CloudWatch adds to the size of each event.
 *
 * @source "PutLogEvents", Amazon CloudWatch Logs API Reference (API_PutLogEvents): the sum of all messages, plus 26
 * bytes for each log event
 */
const BYTES_OF_AN_EVENT = 26;

const REQUEST_ID = '8f507cfc-a1b2-4697-b07a-ac58fc914c95';

/**
 * What Lambda itself writes of every invocation.
 *
 * @source "View CloudWatch logs for Lambda functions" and "Visualize Lambda function invocations using AWS X-Ray", AWS
 * Lambda Developer Guide (monitoring-cloudwatchlogs-view, services-xray): lines START, END and REPORT
 */
const PLATFORM_LINES = [
  `START RequestId: ${REQUEST_ID} Version: 41\n`,
  `END RequestId: ${REQUEST_ID}\n`,
  `REPORT RequestId: ${REQUEST_ID}\tDuration: 15.74 ms\tBilled Duration: 16 ms\tMemory Size: 1024 MB\t` +
    'Max Memory Used: 173 MB\t\nXRAY TraceId: 1-66d978e5-56c7378e556e94b5461da07c\tSegmentId: 29c3839e6ecb5895\t' +
    'Sampled: true\t\n',
];

/** How long the variables of the gateway's log are that are not as long as their names, for an ordinary request. */
const ACCESS_VALUES: Readonly<Record<string, string>> = {
  requestId: REQUEST_ID,
  requestTime: '21/Nov/2026:12:00:00 +0000',
  httpMethod: 'POST',
  resourcePath: '/ephemeris/natal-chart',
  status: '200',
  responseLength: '2143',
  responseLatency: '12',
  integrationLatency: '9',
  'error.responseType': '-',
};

/** Size of events in the log. @param bytes of their messages */
export const eventBytes = (events: number, bytes: number): number => bytes + events * BYTES_OF_AN_EVENT;

/** What Lambda adds to the log of a function with every invocation. */
export const PLATFORM_BYTES = eventBytes(PLATFORM_LINES.length, Buffer.byteLength(PLATFORM_LINES.join('')));

/** What the gateway writes of every request. @throws Error where the log has a variable that nobody gave a value */
export function accessLogBytes(): number {
  const line = accessLogFormat()
    .toString()
    .replace(/\$context\.([A-Za-z.]+)/g, (_, name: string) => {
      const value = ACCESS_VALUES[name];
      if (value === undefined) throw new Error(`nobody knows how long ${name} is in the gateway's log`);
      return value;
    });
  return eventBytes(1, Buffer.byteLength(line) + 1);
}
