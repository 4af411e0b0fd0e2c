import { defineRemote } from '../../tools/web/remote-config.mjs';

export default defineRemote(import.meta.url);
