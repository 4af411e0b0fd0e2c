import { family } from './types';

export const IMAGE = family(
  'image',
  {
    gives: 'pencil roughs of all, one finished to agree on the manner, then the rest, as files for print and screen',
  },
  [
    [
      'picture-book',
      'picture book|picture book illustration|children s book|childrens book|kinderbuch|bilderbuch|álbum ilustrado|livre jeunesse|album jeunesse|albo illustrato|livro infantil|prentenboek|spreads|~spread|double page illustration',
      {
        gives:
          'character sketches, a storyboard of the whole book, roughs of every spread to approve, then the finished pictures as print files',
      },
    ],
    ['spot-drawings', 'spot drawing|spot illustration|vignette|vignetten|viñeta|cul de lampe|vignet'],
    [
      'illustration',
      'illustration|illustrator|~drawing|editorial illustration|illustrationen|zeichnung|ilustración|dibujo|dessin|illustrazione|disegno|ilustração|desenho|illustratie|tekening|cartoon|comic|graphic novel|portrait drawing|engraving|scientific illustration|technical illustration|botanical drawing',
    ],
    [
      'mascot',
      'mascot|character design|~character|maskottchen|mascota|mascotte|personaje|figur',
      {
        gives: 'the figure from three sides, with its poses and faces, and the rules for drawing it on',
      },
    ],
    [
      'infographic',
      'infographic|info graphic|information graphic|diagram|~chart|data visualisation|data visualization|infografik|infografiken|schaubild|diagramm|infografía|infographie|infografica|infográfico|informatiegrafiek',
      {
        gives: 'each drawn in one manner as a vector file, with its numbers checked against your source',
      },
    ],
    [
      'photos',
      '~portrait|photo shoot|photoshoot|photography|photographer|product photo|product photos|portrait photo|portrait photos|team photo|team photos|headshot|headshots|food photography|photographs|~photo|~photograph|~picture|fotoshooting|fotografie|produktfoto|produktfotos|porträtfoto|mitarbeiterfoto|~foto|~fotos|sesión de fotos|fotografía|reportage photo|séance photo|servizio fotografico|fotografia|sessão fotográfica|fotoshoot|fotografi',
      {
        gives:
          'a shot list, a day with a photographer whom you choose from two, and the chosen pictures finished, with the rights for the uses named here',
      },
    ],
    [
      'photo-direction',
      'photo direction|photography direction|photography style|art direction|picture concept|photo concept|image style|photo guidelines|photo style|picture style|photographic style|bildsprache|bildkonzept|bildstil|dirección de arte|estilo fotográfico|direction artistique|direzione artistica|fotoconcept|beeldtaal',
      {
        gives:
          'what is shown and how: light, distance, people, places, with examples, right and wrong, for whoever takes the pictures',
      },
    ],
    [
      'retouching',
      'retouching|image editing|photo editing|bildbearbeitung|retusche|retoque|retouche|fotoritocco|beeldbewerking|scanning|scans|digitisation|picture selection|picture research|bildrecherche',
      {
        gives: 'files at the size in which they are printed, cleaned only where you say so',
      },
    ],
    [
      'renderings',
      'rendering|visualisation|visualization|3d rendering|3d visual|product rendering|visualisierung|3d modell|renderizado|rendu|render',
      { gives: 'views in the size and light named, from your drawings' },
    ],
    [
      'tattoo',
      'tattoo|silhouette|paper cut|scherenschnitt|linocut|embroidery design|stickdatei|stained glass design|cartoon for a window',
      { gives: 'the drawing at full size and as a vector file' },
    ],
  ],
);
