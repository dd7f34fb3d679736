import * as z from 'zod';
import { SIZES } from '../../base/catalog/sizes.ts';
import { acceptedForms } from '../accepted-forms.ts';
import { withDocumentedForms } from '../documented-forms.ts';
import { withInputForm } from '../forms/input-form.ts';
import { conditionForm } from './condition-form.ts';
import { CONDITION_TEXT, LONGEST_CONDITION_TEXT } from './condition-text.ts';
import { KIND_NAMES, type KindParams, kindShape } from './kinds/kinds.ts';

const { election_conditions: CONDITIONS } = SIZES;

/** A condition, or a combination of conditions: an object with one member. */
export type Condition = { readonly [Name in keyof KindParams]?: KindParams[Name] | undefined } & {
  readonly all?: readonly Condition[] | undefined;
  readonly any?: readonly Condition[] | undefined;
  readonly not?: Condition | undefined;
};

/** Conditions as people write them, in the contract. */
const ConditionWords = {
  type: 'string',
  minLength: 1,
  maxLength: LONGEST_CONDITION_TEXT,
  description:
    'Conditions in words, joined by commas, `and`, `or`, `not` and parentheses. Every `conditions_text` of an answer is one, but for the points of a birth',
  example: CONDITION_TEXT,
};

type ConditionList = z.ZodOptional<z.ZodArray<z.ZodType<Condition>>>;

const conditionList = (): z.ZodArray<z.ZodType<Condition>> => z.array(Condition).min(1).max(CONDITIONS.maximum);

/** Schema of {@link Condition}; it contains itself. */
export const Condition: z.ZodType<Condition> = withInputForm(
  z
    .strictObject({
      get all(): ConditionList {
        return conditionList().optional().meta({ description: 'Conditions that all hold' });
      },
      get any(): ConditionList {
        return conditionList().optional().meta({ description: 'Conditions of which one or more hold' });
      },
      get not(): z.ZodOptional<z.ZodType<Condition>> {
        return Condition.optional().meta({ description: 'A condition that does not hold' });
      },
      ...kindShape,
    })
    .superRefine((sent, context) => {
      const members = Object.keys(sent);
      if (members.length === 1) return;
      const found = members.length === 0 ? 'none is sent' : `${members.join(' and ')} are sent`;
      const message = `takes exactly one member, all, any, not or a condition such as ${KIND_NAMES[0]}; ${found}`;
      context.addIssue({ code: 'custom', path: [], message, params: { problem: 'ValidationError' } });
    })
    .meta({
      id: 'ElectionCondition',
      minProperties: 1,
      maxProperties: 1,
      description: 'A condition, or a combination of conditions: an object with exactly one member',
      example: { in_sign: { body: 'moon', signs: ['Taurus', 'Cancer'] } },
    })
    .register(acceptedForms, { forms: `an object with one condition, or words such as “${CONDITION_TEXT}”` }),
  conditionForm,
);

/**
 * The conditions of a request, as their tree or in words. Words are documented here only: generators of clients do not end at a union
 * that contains itself.
 */
export const Conditions: z.ZodType<Condition> = withInputForm(
  // A schema of its own, as the rendering of one that is derived from a component is only a reference.
  z
    .union([Condition])
    .meta({ description: 'Conditions as a tree or in words', override: withDocumentedForms(ConditionWords) })
    .register(acceptedForms, { forms: `an object with one condition, or words such as “${CONDITION_TEXT}”` }),
  conditionForm,
);
