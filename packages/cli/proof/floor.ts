import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/**
 * The least that a program can do with such a stream: read lines, parse each, and write one. With a file of answers it writes
 * those, made into text anew each time; without, what it parsed.
 */
const [, , file] = process.argv;
const answers: unknown[] = file
  ? readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
let [rest, count] = ['', 0];
for await (const piece of process.stdin.setEncoding('utf8')) {
  const lines = (rest + piece).split('\n');
  rest = lines.pop() ?? '';
  for (let at = 0; at < lines.length; at += 250) {
    let text = '';
    for (const line of lines.slice(at, at + 250)) {
      const parsed: unknown = JSON.parse(line);
      text += `${JSON.stringify(file ? answers[count++ % answers.length] : parsed)}\n`;
    }
    process.stdout.write(text);
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  }
}
