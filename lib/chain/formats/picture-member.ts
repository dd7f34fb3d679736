import { Problem } from '../../base/errors/problem.ts';
import { Answer, Content } from '../../contract/endpoint.ts';
import { DEFAULT_LINK_SECONDS, makeLink } from '../../contract/make-link.ts';
import type { Services } from '../../contract/services.ts';
import type { ChartPicture, PictureMemberForm } from '../../requests/picture-member.ts';
import type { Call } from '../call.ts';
import type { ValidatedRequest } from '../parse.ts';

interface Drawing {
  /** Draws the picture that the request of the call asks for. */
  draw(): Promise<Answer<Content> | undefined>;
  /** Services of endpoints with pictures. */
  readonly services: Pick<Services, 'pictureFiles' | 'links' | 'publicUrl'>;
}

/** The picture that the options of a request add to its answer. */
export function readPictureOption({ body }: ValidatedRequest): PictureMemberForm | undefined {
  const { options } = (body ?? {}) as { readonly options?: { readonly picture?: PictureMemberForm } };
  return options?.picture;
}

/**
 * Adds the picture that `options.picture` asks for to an answer with data. The endpoint runs a second time, as for
 * `format=svg`, so that the picture is the same.
 *
 * @throws Problem `ValidationError` in a request for another format
 */
export async function addPicture(value: unknown, call: Call, drawing: Drawing): Promise<unknown> {
  const { request, language } = call;
  const form = request && readPictureOption(request);
  if (!form) return value;
  if (form === 'link') return addMember(value, await linkToPicture(call, request, drawing));
  const query = { ...(request.query as object), format: 'svg', ...(language && { language }) };
  call.request = { ...request, query };
  const drawn = await drawing.draw();
  call.request = request;
  return addMember(value, await toPicture(String(drawn?.body.value), form, drawing));
}

/** @throws Problem `ValidationError` for `options.picture` in a request for a format that cannot contain a picture */
export function requirePlaceForPicture({ request }: Pick<Call, 'request'>): void {
  const { format } = (request?.query ?? {}) as { readonly format?: unknown };
  if (!request || readPictureOption(request) === undefined || format === 'json' || format === 'llm_v2') return;
  const message = `goes with format=json and format=llm_v2 only, not with ${format}`;
  const location = 'body.options.picture';
  throw new Problem('ValidationError', `${location} ${message}`, { issues: [{ location, message }] });
}

async function toPicture(svg: string, form: PictureMemberForm, { services }: Drawing): Promise<ChartPicture> {
  if (form === 'svg') return { media_type: 'image/svg+xml', svg };
  const bytes = await services.pictureFiles.renderPng(svg);
  return { media_type: 'image/png', base64: Buffer.from(bytes).toString('base64') };
}

/**
 * Makes a link to the picture of the same request. The link has the body as it was sent: a moment that the body omits is the
 * time at which the link is opened.
 */
async function linkToPicture(
  { endpoint, context, language }: Call,
  { query, sent }: ValidatedRequest,
  { services }: Drawing,
): Promise<ChartPicture> {
  const texts = Object.entries({ ...(query as object), format: 'svg', ...(language && { language }) }).map(
    ([name, value]) => [name, String(value)],
  );
  const request = { path: endpoint?.path ?? '', query: Object.fromEntries(texts), body: omitPicture(sent.input) };
  const { id: _, ...link } = await makeLink(
    { request, seconds: DEFAULT_LINK_SECONDS, bodyLocation: 'body' },
    services,
    context,
  );
  return { media_type: 'image/svg+xml', ...link };
}

/** The body without `options.picture`. It was validated: both body and options are objects. */
function omitPicture(body: unknown): unknown {
  const { options, ...rest } = body as { readonly options: object };
  const others = Object.entries(options).filter(([name]) => name !== 'picture');
  return { ...rest, options: Object.fromEntries(others) };
}

/** An answer from the cache is a text. */
function addMember(value: unknown, picture: ChartPicture): unknown {
  if (value instanceof Answer) return new Answer(value.status, addMember(value.body, picture), value.headers);
  const json = value instanceof Content ? JSON.parse(String(value.value)) : value;
  return { ...json, picture };
}
