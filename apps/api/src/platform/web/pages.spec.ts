import type { Config } from '../../config';
import { appPage, inlineScriptSources, landingPage, productInitials, publicConfig } from './pages';

const CONFIG = {
  auth: { mode: 'embedded' },
  http: { publicUrl: 'http://127.0.0.1:5001' },
  product: { name: 'Atelier </script> & Co', companyName: 'Acme', companyDomain: 'example.com' },
  localTrial: true,
} as unknown as Config;
const PAGE = '<html><head><title>Loading...</title></head><body></body></html>';
const REGISTRY = [
  { name: 'brands', entry: '/remotes/brands/1/remoteEntry.js', routes: ['/dashboard/brands'] },
  { name: 'designs', entry: '/remotes/designs/1/remoteEntry.js', routes: ['/dashboard/designs'] },
];

const block = (html: string, id: string): unknown => {
  const [, json] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};
const preloaded = (html: string) => /rel="preload" as="script" href="([^"]*)"/.exec(html)?.[1];

it.each([
  ['Maquette', 'Mq'],
  ['Ember Oak', 'EO'],
  ['x', 'X'],
])('writes %s as %s in the mark', (name, letters) => {
  expect(productInitials(name)).toBe(letters);
});

it('puts the names into the landing page, escaped', () => {
  expect(landingPage('<b>%PRODUCT_INITIALS%</b> %PRODUCT_NAME% %COMPANY_NAME% %OTHER%', CONFIG)).toBe(
    '<b>A&lt;</b> Atelier &lt;/script&gt; &amp; Co Acme %OTHER%',
  );
});

it('gives the address of its picture in whole, for those who preview a link', () => {
  expect(landingPage('<meta property="og:image" content="%PUBLIC_URL%/og.png">', CONFIG)).toBe(
    '<meta property="og:image" content="http://127.0.0.1:5001/og.png">',
  );
});

it('gives the shell its configuration and the registry with the page, and no name can leave its block', () => {
  const html = appPage(PAGE, '/login', CONFIG, JSON.stringify(REGISTRY));
  expect(block(html, 'config')).toEqual(publicConfig(CONFIG));
  expect(block(html, 'remotes')).toEqual(REGISTRY);
  expect(preloaded(html)).toBeUndefined();
});

it.each([
  ['/dashboard', '/remotes/designs/1/remoteEntry.js'],
  ['/dashboard/designs/7', '/remotes/designs/1/remoteEntry.js'],
  ['/dashboard/brands', '/remotes/brands/1/remoteEntry.js'],
  ['/dashboard/brandsmith', undefined],
])('has %s fetch its remote at once', (path, entry) => {
  expect(preloaded(appPage(PAGE, path, CONFIG, JSON.stringify(REGISTRY)))).toBe(entry);
});

it.each([undefined, '[{"name":'])('lets the page ask for a registry that cannot be read (%p)', (registry) => {
  const html = appPage(PAGE, '/dashboard', CONFIG, registry);
  expect(block(html, 'remotes')).toBeUndefined();
  expect(block(html, 'config')).toBeDefined();
});

it('survives lines that make no sense', () => {
  const html = appPage(PAGE, '/dashboard', CONFIG, '[null, {"routes": 7}, {"routes": ["/dashboard/designs"]}]');
  expect(preloaded(html)).toBeUndefined();
});

it('allows the scripts of a page by their hash, and no data block or file', () => {
  expect(
    inlineScriptSources(
      '<script>alert(1)</script><script type="application/json">{}</script><script src="/a.js"></script>',
    ),
  ).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});
