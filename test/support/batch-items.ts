/** Faults of a problem, or of an entry of a batch. */
export interface FaultList {
  readonly error?: string;
  readonly errors?: readonly { readonly location: string }[];
}

/** Members of answers that have the entries of a batch. */
const ENTRY_MEMBERS = ['charts', 'comparisons', 'analyses', 'returns', 'data'] as const;

type BatchAnswer = { readonly [member in (typeof ENTRY_MEMBERS)[number]]?: unknown };

/** The entries of the answer to a batch; none of any other answer. */
const listBatchEntries = (answer: BatchAnswer): readonly FaultList[] =>
  ENTRY_MEMBERS.flatMap((name) => {
    const entries = answer[name];
    return Array.isArray(entries) ? entries : [];
  });

/** The faults of a problem, or those of the entries of a batch. The `errors` of a job are a file. */
export const listFaultLists = (answer: BatchAnswer & FaultList): readonly FaultList[] =>
  [answer, ...listBatchEntries(answer)].filter(({ errors = [] }) => Array.isArray(errors));
