import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { redrawPicture } from './redraw-picture';

// Takes two paths, prints what became of it. Whoever is waiting for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
const [from = '', to = ''] = process.argv.slice(2);
void redrawPicture(from, to).then((outcome) => process.stdout.write(JSON.stringify(outcome)));
