import { ArrowDownWideNarrow, Download, Ellipsis, Maximize2, Star, Trash2 } from '../src/icons';
import type { ReactNode } from 'react';
import { useState } from 'react';
import {
  Button,
  CopyButton,
  Hatch,
  IconButton,
  Menu,
  NoPreview,
  PieceFrame,
  RangeRuler,
  TapeProgress,
  VoidCross,
  toast,
} from '../src';
import {
  FilterBar,
  FilterChoice,
  FilterDays,
  FilterToggle,
  PieceCard,
  PieceGrid,
  PieceSkeletons,
  PieceToolbar,
  SelectionBar,
  useActivePiece,
} from '../src/pieces';
import type { PieceShape } from '../src/pieces';
import { sampleImages } from './sample-images';

interface Sample extends PieceShape {
  id: string;
  name: string;
  notes?: readonly string[];
  favorite?: boolean;
  picture: ReactNode;
  /** Nothing can be done with it yet. */
  bare?: boolean;
}

const LONG = 'A name of ninety-nine characters, as somebody will surely type one day into a field that takes them';
const PREVIEW = 'Soft morning light, crafted with visible stitching and a small paper label on it, on a green shelf';
const shown = (index: number) => {
  const { src, width = 4, height = 3 } = sampleImages[index % sampleImages.length] ?? { src: '' };
  return {
    width,
    height,
    picture: (
      <PieceFrame width={width} height={height}>
        <img src={src} alt="" />
      </PieceFrame>
    ),
  };
};

const SAMPLES: readonly Sample[] = [
  { id: 'plain', name: 'A kraft bag', preview: PREVIEW, ...shown(0) },
  { id: 'favourite', name: 'A favourite', favorite: true, ...shown(1) },
  { id: 'long', name: LONG, preview: LONG, ...shown(0) },
  {
    id: 'note',
    name: 'With a note',
    notes: ['The studio could not picture “steam”.'],
    preview: 'One line.',
    ...shown(1),
  },
  {
    id: 'waiting',
    name: 'Waiting',
    width: 1024,
    height: 1448,
    bare: true,
    picture: (
      <VoidCross width={1024} height={1448}>
        <TapeProgress label="Pending..." />
      </VoidCross>
    ),
  },
  {
    id: 'working',
    name: 'Being made, over two columns',
    width: 1600,
    height: 640,
    minHeight: 116,
    bare: true,
    picture: (
      <VoidCross width={1600} height={640}>
        <TapeProgress label="Processing..." value={62} />
      </VoidCross>
    ),
  },
  {
    id: 'failed',
    name: 'Failed',
    width: 1,
    height: 1,
    minHeight: 186,
    bare: true,
    picture: (
      <Hatch width={1} height={1}>
        <strong>Generation Failed</strong>
        <p>The provider timed out after 90 s. Your prompt and settings are kept.</p>
      </Hatch>
    ),
  },
  { id: 'none', name: 'No Preview', width: 4, height: 3, picture: <NoPreview width={4} height={3} /> },
];
const TYPES = [
  { value: '', label: 'All Design Types' },
  { value: 'logo', label: 'Logo' },
];

/** What can be chosen on a wall, kept here: on a page `useSelection` does it. */
function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setIds((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return {
    ids,
    toggle,
    extendTo: toggle,
    selectAll: () => setIds(new Set(SAMPLES.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

/** A wall of pictures with its row of filters, in every state that a piece can be in. */
export function Walls() {
  const [search, setSearch] = useState('');
  const [type, setType] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const [favorites, setFavorites] = useState(false);
  const [size, setSize] = useState(290);
  const [frame, setFrame] = useState(1);
  const [activeId, setActiveId] = useActivePiece(SAMPLES);
  const selection = useChosen();
  const narrowed = [search, type, days.from || days.to, favorites].filter(Boolean).length;
  const enlarge = (id: string) => toast.info(`Enlarge ${id}`);
  return (
    <>
      <FilterBar
        search={{ label: 'Search the wall', value: search, onChange: setSearch }}
        narrowed={narrowed}
        onClear={() => {
          setSearch('');
          setType('');
          setDays({ from: '', to: '' });
          setFavorites(false);
        }}
        size={{ value: size, onChange: setSize, min: 220, max: 420 }}
        action={{ label: '+ New Piece', onClick: () => toast.info('New') }}
        showLabel="Show pieces"
      >
        <FilterChoice label="Kind" options={TYPES} value={type} onValueChange={setType} />
        <FilterDays {...days} onChange={(changes) => setDays({ ...days, ...changes })} />
        <FilterToggle
          label="Only favourites"
          icon={<Star aria-hidden fill={favorites ? 'currentColor' : 'none'} />}
          pressed={favorites}
          onClick={() => setFavorites(!favorites)}
        />
        <FilterToggle label="Newest first" icon={<ArrowDownWideNarrow aria-hidden />} onClick={() => undefined} />
      </FilterBar>
      <RangeRuler inline label="Width of the wall" min={0.2} max={1} value={frame} onValueChange={setFrame} />
      <div style={{ inlineSize: `${frame * 100}%` }}>
        <PieceGrid
          label="Pieces"
          items={SAMPLES}
          pieceWidth={size}
          shapeOf={shapeOf}
          activeId={activeId}
          onActivate={setActiveId}
          selection={selection}
          renderPiece={({ id, name, preview, notes, favorite, picture, bare }, place) => (
            <PieceCard
              {...place}
              id={id}
              name={name}
              renderName={(props) => <a href="#Walls" {...props} />}
              mark={favorite && <Star aria-label="Favourite" role="img" />}
              preview={preview}
              notes={notes}
              figures={['Wander North', 'Flyer', 'Recraft', 'Jan 9']}
              picture={picture}
              pressLabel={`Enlarge ${name}`}
              onPress={enlarge}
              toolbar={
                !bare && (
                  <PieceToolbar>
                    <IconButton label="Enlarge image" onClick={() => enlarge(id)}>
                      <Maximize2 aria-hidden />
                    </IconButton>
                    <IconButton label="Download">
                      <Download aria-hidden />
                    </IconButton>
                    <IconButton label="Delete">
                      <Trash2 aria-hidden />
                    </IconButton>
                  </PieceToolbar>
                )
              }
              menu={
                <Menu
                  items={[{ label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: () => undefined }]}
                  trigger={
                    <IconButton label="More actions" tooltip={false}>
                      <Ellipsis aria-hidden />
                    </IconButton>
                  }
                />
              }
              nameActions={<CopyButton text={name} label="Copy name" />}
              tickAtEnd={id === 'failed'}
            />
          )}
        />
      </div>
      <SelectionBar
        count={selection.ids.size}
        selectAll={{ label: 'Select all on this wall', busy: false, onClick: selection.selectAll }}
        onClear={selection.clear}
      >
        <Button icon={<Trash2 aria-hidden />}>Delete</Button>
      </SelectionBar>
      <PieceSkeletons label="Loading pieces..." pieceWidth={size} />
    </>
  );
}

const shapeOf = (sample: Sample): PieceShape => sample;
