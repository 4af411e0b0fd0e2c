import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { parse } from 'yaml';
import { createTestApp, type TestApp } from '../../../test/test-app';

const DOCKER = join(__dirname, '../../../../../docker');
const read = (file: string) => readFileSync(join(DOCKER, file), 'utf8');

interface Panel {
  title: string;
  type: string;
  targets?: { expr: string }[];
}
const panels = (JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] }).panels.filter(
  ({ type }) => type !== 'row',
);
const rules = (
  parse(read('prometheus-rules.yaml')) as {
    groups: {
      rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }[];
    }[];
  }
).groups.flatMap((group) => group.rules);
const expressions = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

/** Words of PromQL; what else stands in an expression is a metric or a label. */
const LANGUAGE = /^(sum|min|max|by|on|and|rate|increase|topk|histogram_quantile|min_over_time|le|instance|job|up)$/;

describe('what watches the product', () => {
  let test: TestApp;
  /** names of metrics, and of the labels that some of them have */
  let metrics: Set<string>;
  let labels: Set<string>;
  beforeAll(async () => {
    test = await createTestApp();
    await request(test.app.getHttpServer()).get('/api/health').expect(200);
    const { text } = await request(test.app.getHttpServer()).get('/metrics').set('Host', 'localhost').expect(200);
    const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    metrics = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
      ),
    );
    labels = new Set([
      'provider',
      'result',
      'reason',
      ...[...text.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    ]);
  });
  afterAll(() => test.close());

  it.each(expressions)('%s asks for what /metrics shows', (_, expr) => {
    const words = expr.replace(/"[^"]*"|\[[^\]]*\]|\b\d\w*/g, '').match(/[a-z]\w*/gi) ?? [];
    const ours = words.filter((word) => !LANGUAGE.test(word));
    expect(ours.filter((word) => !metrics.has(word) && !labels.has(word))).toEqual([]);
    expect(words.some((word) => metrics.has(word) || word === 'up')).toBe(true);
  });

  it('has a panel or a rule for everything that the product itself counts', () => {
    const all = expressions.map(([, expr]) => expr).join('\n');
    const unseen = [...metrics].filter((name) => name.startsWith('maquette_') && !/_(bucket|sum)$/.test(name));
    expect(unseen.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('says of each alert how grave it is and what is wrong, and each has its line in the manual', () => {
    const manual = readFileSync(join(DOCKER, '../docs/operations.md'), 'utf8');
    expect(rules.length).toBeGreaterThan(0);
    for (const { alert, labels: of, annotations } of rules) {
      expect(of.severity).toMatch(/^(critical|warning)$/);
      expect(annotations.summary).toMatch(/\S+.*[.?]$/);
      expect(manual).toContain(`\`${alert}\``);
    }
  });
});
