import { readGuideText } from '../../../site/guides/guide.ts';

/** Address in the programs of the guide. */
export { DEFAULT_ADDRESS as GUIDE_ADDRESS } from '../../../site/code-samples.ts';

/** Programs of the guide about clients in one language. Later ones use the names of earlier ones. */
export function readGuideBlocks(language: 'ts' | 'python'): readonly string[] {
  const blocks = [...readGuideText('clients').matchAll(new RegExp(`^\`\`\`${language} .+\n([^]*?)^\`\`\`$`, 'gm'))];
  if (blocks.length === 0) throw new Error(`the guide has no programs in ${language}`);
  return blocks.map(([, program = '']) => program);
}
