import type * as z from 'zod';
import type { CHOICES } from './choices.ts';
import type { ChoiceRecord, SupportedMetadataResponse } from './contract.ts';

export type ChoiceLists = { [Name in keyof typeof CHOICES]: z.ZodArray<typeof ChoiceRecord> };

export type SupportedMetadata = z.output<typeof SupportedMetadataResponse>;
