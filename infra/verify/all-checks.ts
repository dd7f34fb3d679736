import { type Check, parseJson, requireProblem, requireReply } from './check.ts';
import { DELIVERY_CHECKS } from './delivery.ts';
import { EXAMPLE_CHECKS } from './examples.ts';
import { LIMIT_CHECK, REFUSAL_CHECKS } from './refusals.ts';

const REQUEST = {
  path: '/ephemeris/table',
  query: { format: 'csv' },
  body: { start_date: '2027-01-01', end_date: '2027-01-02', bodies: ['sun'] },
  expires_in: 60,
};

const LINK = /\/l\/[\w-]+$/;

/** A link is made with the key, opened without it, refused when it was changed, and gone once its maker ended it. */
const LINK_CHECK: Check = {
  title: 'GET /l/{token}, a link that POST /links makes and DELETE /links/{id} ends',
  async run(service) {
    const made = await service.askPatiently({ method: 'POST', path: '/links', body: REQUEST });
    const { url, id } = Object(parseJson(made));
    const [path] = LINK.exec(String(url)) ?? [];
    requireReply(made.status === 200 && path !== undefined, 'an address that ends with /l/ and a token', made);
    const opened = await service.askWithoutKey({ method: 'GET', path });
    requireReply(
      opened.status === 200 && opened.text.startsWith('datetime,'),
      'a table of comma-separated values',
      opened,
    );
    requireProblem(await service.askWithoutKey({ method: 'GET', path: `${path}A` }), 401);
    const ended = await service.askPatiently({ method: 'DELETE', path: `/links/${id}` });
    requireReply(ended.status === 204, 'status 204', ended);
    requireProblem(await service.askWithoutKey({ method: 'GET', path }), 410);
  },
};

/** Every check, in the order in which they run. */
export const CHECKS: readonly Check[] = [
  ...DELIVERY_CHECKS,
  ...REFUSAL_CHECKS,
  ...EXAMPLE_CHECKS,
  LINK_CHECK,
  LIMIT_CHECK,
];
