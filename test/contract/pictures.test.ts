import { describe, expect, test } from 'vitest';
import { listOtherMedia } from '../../lib/chain/openapi/operation.ts';
import { DRAWN_FORMATS } from '../../lib/contract/answer-formats.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { readPdf } from '../support/pdf.ts';
import { readPng } from '../support/png.ts';
import { operations } from './operations.ts';

/** Endpoints that draw. A link passes on the picture of another one. */
const drawing = operations.filter(({ endpoint }) => endpoint.request.body !== undefined);
const drawn = drawing.filter(({ endpoint }) => 'image/svg+xml' in listOtherMedia(endpoint));

test.each(['image/png', 'application/pdf'])('every endpoint that answers with SVG also answers with %s', (type) => {
  const converted = drawing.filter(({ endpoint }) => type in listOtherMedia(endpoint));
  expect(converted.map(({ title }) => title)).toEqual(expect.arrayContaining(drawn.map(({ title }) => title)));
  expect(drawn.length).toBeGreaterThan(8);
});

describe.each(drawn)('$title', ({ group, endpoint }) => {
  const handler = handlerOf(group);

  test('SVG and PNG have the same size, and the PDF has one page', async () => {
    const { method, path, examples } = endpoint;
    const { body, query = {} } = examples[0] ?? {};
    const [svg, png, pdf] = await Promise.all(
      DRAWN_FORMATS.map((format) => {
        const { preset: _, ...rest } = query as Readonly<Record<string, string>>;
        return handler(gatewayEvent({ method, path, query: { ...rest, format }, body }), LAMBDA_CONTEXT);
      }),
    );
    expect([svg?.statusCode, png?.statusCode, pdf?.statusCode], png?.body.slice(0, 300)).toEqual([200, 200, 200]);
    expect(pdf?.headers?.['Content-Type']).toBe('application/pdf');
    expect(readPdf(Buffer.from(pdf?.body ?? '', 'base64')).pages).toHaveLength(1);
    const [, width, height] = /<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg?.body ?? '') ?? [];
    const pixels = readPng(Buffer.from(png?.body ?? '', 'base64'));
    expect([pixels.width, pixels.height]).toEqual([Number(width), Number(height)]);
  });
});
