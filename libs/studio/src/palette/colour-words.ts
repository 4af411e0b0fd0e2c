/** Colour words a client writes and the hex they are taken for, literally. Longest name first when matching. */
export const COLOUR_WORDS: Record<string, string> = {
  black: '#141414', white: '#ffffff', 'off-white': '#f7f4ec', 'off white': '#f7f4ec', ivory: '#f8f3e3', cream: '#f6ecd6', beige: '#e9dcc3', sand: '#dcc7a1', tan: '#c8a87c', taupe: '#8f8072', khaki: '#a89c6d',
  grey: '#7f858c', gray: '#7f858c', 'light grey': '#d5d8db', 'light gray': '#d5d8db', 'dark grey': '#3f444a', 'dark gray': '#3f444a', charcoal: '#2b2f33', graphite: '#33373c', slate: '#4b5a68', silver: '#b9bfc6', platinum: '#d9dcde', anthracite: '#2c3136',
  red: '#d3262e', crimson: '#b3122f', scarlet: '#d92b1f', ruby: '#9b1238', burgundy: '#6d1528', maroon: '#5e1420', wine: '#6a1530', cherry: '#b0162f', brick: '#a0432f', 'brick red': '#a0432f', rust: '#a9471f', vermilion: '#e04a26',
  terracotta: '#c0623f', coral: '#f4735e', salmon: '#f08a75', peach: '#f9be98', apricot: '#f5b073', orange: '#f07a1a', 'burnt orange': '#c2561a', tangerine: '#f28a1e', copper: '#b4683a', bronze: '#9a6a35', amber: '#f0a51e',
  yellow: '#f8c912', mustard: '#d8a21c', ochre: '#c58a2a', gold: '#c99a34', golden: '#c99a34', 'rose gold': '#cf9a8a', lemon: '#f6e04a', honey: '#e0a127',
  green: '#2c8a4b', 'dark green': '#14472f', 'forest green': '#1e4d34', forest: '#1e4d34', 'bottle green': '#0f3f2f', emerald: '#0f8a5f', 'emerald green': '#0f8a5f', jade: '#2f9a77', mint: '#a6dcc3', 'mint green': '#a6dcc3', sage: '#9caf88', 'sage green': '#9caf88', olive: '#6f7432', 'olive green': '#6f7432', moss: '#6b7a3c', lime: '#a8cf2a', 'lime green': '#9bcb2c', pistachio: '#b5c98b', 'neon green': '#4ee86b',
  teal: '#0f7f80', turquoise: '#2bb8b3', aqua: '#4cc9d0', cyan: '#16b5d8', petrol: '#0f5664',
  blue: '#2560c9', navy: '#14264f', 'navy blue': '#14264f', 'dark blue': '#16305f', 'midnight blue': '#12193f', 'royal blue': '#2148c0', cobalt: '#1c46b0', 'light blue': '#9cc8ee', 'sky blue': '#7cbdeb', 'pale blue': '#c4dff2', 'baby blue': '#add3f0', 'ice blue': '#d3e8f3', azure: '#2f8fe0', indigo: '#3b3a9e', denim: '#3d5f8f', 'electric blue': '#2a55ff', 'neon blue': '#2f6bff', sapphire: '#14409a',
  purple: '#6f3aa8', violet: '#6a45c2', lilac: '#c4a8dd', lavender: '#b9a6dc', plum: '#642a55', aubergine: '#43213f', mauve: '#ad8aa6', magenta: '#cc2a86', fuchsia: '#d4308f', 'neon purple': '#8d3cff',
  pink: '#ef8fb0', 'hot pink': '#ef3f8c', 'neon pink': '#ff4fa3', 'pale pink': '#f6d2d8', 'dusty pink': '#d8a2a4', 'dusty rose': '#c98f93', 'blush pink': '#f0cdc7', blush: '#f0cdc7', rose: '#d76a7c', 'millennial pink': '#f0b9b3',
  brown: '#6b4226', 'dark brown': '#3c2415', 'light brown': '#a97d55', chocolate: '#4a2a19', caramel: '#b9783f', espresso: '#33211a', mocha: '#7d5a46', cinnamon: '#a65a2e', camel: '#b98a56', 'warm white': '#f8f3ea',
  schwarz: '#141414', weiß: '#ffffff', rot: '#d3262e', blau: '#2560c9', grün: '#2c8a4b', gelb: '#f8c912', noir: '#141414', blanc: '#ffffff', rouge: '#d3262e', bleu: '#2560c9', vert: '#2c8a4b', jaune: '#f8c912', negro: '#141414', blanco: '#ffffff', rojo: '#d3262e', azul: '#2560c9', verde: '#2c8a4b', amarillo: '#f8c912',
  'ocean blue': '#1d6a96', 'sea blue': '#1d6a96', 'powder blue': '#b6d3e2', 'steel blue': '#4a7391', 'pastel pink': '#f5c6d0', 'pastel blue': '#b9d7ee', 'pastel green': '#bfe0c4', 'pastel yellow': '#f8eaa0', 'olive drab': '#5f6330', złoty: '#c99a34', srebrny: '#b9bfc6', różowy: '#ef8fb0', żółty: '#f8c912', granatowy: '#14264f',
  czarny: '#141414', biały: '#ffffff', czerwony: '#d3262e', niebieski: '#2560c9', zielony: '#2c8a4b',
};

/** Words that are a colour only where the sentence treats them as one ("orange and teal", "in sand"): else a fruit, a metal, a place. */
export const AMBIGUOUS_COLOURS = new Set(
  'orange rose olive coral salmon lemon lime peach apricot plum chocolate mint lavender wine cherry gold golden silver copper bronze ivory sand forest sky rust ruby emerald amber cream mustard honey caramel espresso mocha cinnamon camel sage moss jade sapphire slate denim pistachio tangerine brick platinum tan turquoise blush graphite charcoal copper violet aubergine'.split(' '),
);
