import { api, type Group } from '../../../functions/api.ts';
import { AUTHORIZER, AUTHORIZER_GROUP } from '../../authorizer.ts';
import { DOCS, DOCS_GROUP } from '../../docs.ts';

/** Every function of the stack, those that serve no endpoint too. */
export const FUNCTIONS: Readonly<Record<string, Group>> = {
  ...api,
  [AUTHORIZER]: AUTHORIZER_GROUP,
  [DOCS]: DOCS_GROUP,
};
