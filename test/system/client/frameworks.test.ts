import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOOLS as MCP_TOOLS } from '../../../functions/mcp/tools.ts';
import { readGuideText } from '../../../site/guides/guide.ts';
import { KEY } from '../start/started.ts';
import { GUIDE_ADDRESS } from './guide-blocks.ts';
import { run, TOOLS } from './run.ts';
import { serveTools } from './served.ts';

const BIRTH = '1990-06-15 14:30, Paris, France';

interface Framework {
  readonly file: string;
  readonly program: string;
  /** Prints the number of tools and the chart, after the lines of the guide. */
  readonly use: string;
}

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  LangChain: {
    file: 'langchain.ts',
    program: process.execPath,
    use: `console.log(tools.length);
console.log(await tools.find(({ name }) => name === 'birth_chart')?.invoke({ birth: '${BIRTH}' }));
await client.close();`,
  },
  'Vercel AI SDK': {
    file: 'vercel.ts',
    program: process.execPath,
    use: `console.log(Object.keys(tools).length);
console.log(await tools['birth_chart']?.execute({ birth: '${BIRTH}' }, { toolCallId: '1', messages: [] }));
await client.close();`,
  },
  LlamaIndex: {
    file: 'llama.py',
    program: 'python3',
    use: `print(len(tools))
print(next(tool for tool in tools if tool.metadata.name == 'birth_chart').call(birth='${BIRTH}'))`,
  },
};

const hasLlamaIndex = spawnSync('python3', ['-c', 'import llama_index.tools.mcp']).status === 0;
if (!hasLlamaIndex) console.warn('LEFT OUT the tools in LlamaIndex: pip install llama-index-tools-mcp');

/** The lines of the guide that set up a framework. */
function readSetup(framework: string): string {
  const [, lines] =
    new RegExp(`^\`\`\`\\w+ ${framework}\n([^]*?)^\`\`\`$`, 'm').exec(readGuideText('language-models')) ?? [];
  if (lines === undefined) throw new Error(`the guide does not set up ${framework}`);
  return lines;
}

const service = serveTools((folder) => {
  mkdirSync(folder('agents'));
  writeFileSync(folder('agents/package.json'), '{ "type": "module" }');
  symlinkSync(join(TOOLS, 'node_modules'), folder('agents/node_modules'));
});

describe.each(Object.entries(FRAMEWORKS))('the guide’s setup of %s', (name, { file, program, use }) => {
  it.skipIf(name === 'LlamaIndex' && !hasLlamaIndex)('lists the tools and casts a chart', async () => {
    const setup = readSetup(name).replaceAll(GUIDE_ADDRESS, service.address).replaceAll('your key', KEY);
    writeFileSync(service.folder(`agents/${file}`), `${setup}${use}\n`);
    const output = await run(program, [file], { cwd: service.folder('agents') });
    expect(output.split('\n')[0]).toBe(String(MCP_TOOLS.length));
    expect(output).toContain('Sun 24°08′ Gemini');
  });
});
