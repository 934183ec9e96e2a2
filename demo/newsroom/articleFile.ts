import path from 'node:path';
import { Compile } from 'typebox/compile';
import { load } from 'js-yaml';
import { FrontMatter, type DemoArticle } from './article';

const frontMatter = Compile(FrontMatter);
/** YAML front matter between two lines of `---`, an empty line, and the text. */
const form = /^---\n(?<head>.*?\n)---\n\n(?<body>.*\S)\s*$/s;

/**
 * Parses an article file.
 * @throws Error naming the file and the field
 */
export function parseArticle(file: string, content: string): DemoArticle {
  const { head = '', body = '' } = form.exec(content.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (body === '')
    throw new Error(`${file}: front matter between two lines of "---", an empty line and a text are needed`);
  const given: unknown = loadYaml(file, head);
  if (!frontMatter.Check(given)) throw new Error(`${file}: ${firstError(given)}`);
  if ((given.wire === undefined) === (given.hoursBefore === undefined)) {
    throw new Error(`${file}: either hoursBefore or wire is needed, and not both`);
  }
  return { slug: path.basename(file, '.md'), ...given, body };
}

function loadYaml(file: string, text: string): unknown {
  try {
    return load(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The path of the first invalid field, with the message. */
function firstError(given: unknown): string {
  const [fault] = frontMatter.Errors(given);
  const field = fault?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  return [field, fault?.message ?? 'is refused'].filter((part) => part !== '').join(' ');
}
