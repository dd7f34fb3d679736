import layOut from 'json-stringify-pretty-compact';
import { renderCurl, renderJavaScript, renderPython, type SampleRequest } from './code-samples.ts';
import { type Html, html } from './html.ts';

/** A birth as the samples of the start page send it. */
export interface SampleBirth {
  /** Civil time at the place, or a date alone. @example '1990-06-15T14:30' */
  readonly moment: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The request for the chart of a birth. */
export const toSampleBody = ({ moment, latitude, longitude }: SampleBirth) => ({
  subject: {
    birth_datetime: moment,
    birth_location: { latitude, longitude },
    ...(!moment.includes('T') && { birth_time_known: false }),
  },
});

/** The same chart in four ways, each with a label and an id. */
export function renderFirstSamples(birth: SampleBirth): readonly (readonly [label: string, id: string, code: Html])[] {
  const request: SampleRequest = toRequest('/ephemeris/natal-chart', toSampleBody(birth));
  const { moment, latitude, longitude } = birth;
  const time = moment.includes('T') ? moment.replace('T', ' ') : `${moment}, time unknown`;
  const call = { name: 'birth_chart', arguments: { birth: `${time}, ${latitude} ${longitude}` } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
  return [
    ['curl', 'first-curl', renderCurl(request)],
    ['TypeScript', 'first-typescript', html`const key = process.env.NATAL_KEY ?? '';\n${renderJavaScript(request)}`],
    ['Python', 'first-python', html`import os\nkey = os.environ["NATAL_KEY"]\n${renderPython(request)}`],
    ['MCP', 'first-mcp', renderCurl(toRequest('/mcp', message))],
  ];
}

const toRequest = (path: string, body: object): SampleRequest => ({
  method: 'POST',
  path,
  json: layOut(body, { maxLength: 76 }),
});
