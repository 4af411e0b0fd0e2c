import { fit } from './type/text';
import { face } from './type/face';
import { rotateAbout, Sheet, translate } from './sheet';

const block = (text: string) => {
  const set = fit(text, { face: face('inter', 400) }, { width: 400, height: 100, max: 40, min: 20 });
  if (!set) throw new Error('does not fit');
  return set;
};

describe('a sheet', () => {
  it('finds a text that runs over the edge of the surface it stands on', () => {
    const sheet = new Sheet(1000, 1000);
    sheet.within(rotateAbout(3, 500, 500), () =>
      sheet.onSurface(400, 300, 20, () => {
        sheet.text(block('Whitby'), 60, 60, '#000000');
        expect(sheet.faults).toBe(0);
        sheet.text(block('Whitby'), 300, 200, '#000000');
      }),
    );
    expect(sheet.faults).toBe(1);
  });

  it('finds a text that something laid later lies on, in whatever frame either was drawn', () => {
    const sheet = new Sheet(1000, 1000);
    sheet.within(rotateAbout(-8, 300, 300), () => sheet.text(block('Whitby'), 200, 200, '#000000'));
    sheet.within(translate(600, 600), () => sheet.cover(0, 0, 300, 200));
    expect(sheet.faults).toBe(0);
    sheet.within(rotateAbout(12, 300, 300), () => sheet.cover(150, 150, 300, 200));
    expect(sheet.faults).toBe(1);
  });
});
