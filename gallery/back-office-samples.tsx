import { Button, TextField } from '@mui/material';
import { Banner } from '../admin/src/components/Banner';
import { CitationCount } from '../admin/src/components/CitationCount';
import { ConfirmDialog } from '../admin/src/components/ConfirmDialog';
import { CopyButton } from '../admin/src/components/CopyButton';
import { Funnel } from '../admin/src/components/chart/Funnel';
import { DialogButton } from '../admin/src/components/DialogButton';
import { EmptyState } from '../admin/src/components/EmptyState';
import { ExampleChip } from '../admin/src/components/ExampleChip';
import { Fact, Facts } from '../admin/src/components/Facts';
import { Figure } from '../admin/src/components/Figure';
import { Icon } from '../admin/src/components/Icon';
import { LoadFailure } from '../admin/src/components/LoadFailure';
import { type Shape, Status, type Tone } from '../admin/src/components/Status';
import { Table } from '../admin/src/components/Table';
import { PageIssues } from '../admin/src/resources/prospects/analyses/PageIssues';
import { FlagList } from '../admin/src/resources/prospects/review/FlagList';
import type { Sample } from './page-samples';

const TONES: readonly Tone[] = ['good', 'fair', 'poor', 'accent', 'neutral'];
const SHAPES: readonly Shape[] = ['full', 'half', 'diamond', 'ring', 'running', 'dashed'];
const BANNERS = ['good', 'fair', 'poor', 'accent'] as const;
const ICONS = ['search', 'close', 'copy', 'check', 'open', 'back', 'menu', 'filter', 'columns', 'flag', 'plus', 'grip'] as const;
const nothing = () => undefined;
const issue = (id: string, message: string) => ({ id, message });

/** Components of the back-office that are ours: with everything, with nothing, and failed. */
export const SAMPLES: readonly Sample[] = [
  {
    name: 'Figures: measured, not measured, of an example',
    element: (
      <div className="figures">
        <Figure label="SmartIndex" value="63">
          <Status tone="fair">Moyen</Status>
        </Figure>
        <Figure label="Vitesse" value={null}>
          non mesuré
        </Figure>
        <Figure label="Avis" value="4,9" isExample />
      </div>
    ),
  },
  {
    name: 'Status: tones and shapes',
    element: [
      ...TONES.map((tone) => (
        <Status key={tone} tone={tone}>
          {tone}
        </Status>
      )),
      ...SHAPES.map((shape) => (
        <Status key={shape} tone="neutral" shape={shape} quiet>
          {shape}
        </Status>
      )),
    ],
  },
  { name: 'Mark of an example', element: <ExampleChip /> },
  {
    name: 'Findings: some, none',
    element: (
      <>
        <PageIssues
          issues={
            {
              critical: [issue('title', 'La page n’a pas de titre.')],
              warnings: [issue('alt', '12 images sans texte alternatif.')],
              notices: [issue('words', 'La page est brève.')],
            } as Parameters<typeof PageIssues>[0]['issues']
          }
          broken={[{ url: 'https://exemple.ch/vieux', status: 404 }] as Parameters<typeof PageIssues>[0]['broken']}
        />
        <PageIssues issues={{ critical: [], warnings: [], notices: [] }} broken={[]} />
      </>
    ),
  },
  {
    name: 'Doubts of a review',
    element: (
      <FlagList
        flags={
          [
            { id: 'parked', severity: 'critical', short: 'Domaine parqué', met: 'L’adresse est à vendre.', todo: 'Corrigez l’adresse.' },
          ] as unknown as Parameters<typeof FlagList>[0]['flags']
        }
      />
    ),
  },
  {
    name: 'Banners',
    element: BANNERS.map((tone) => (
      <Banner key={tone} tone={tone} title={tone}>
        Ce qui s’est passé.
      </Banner>
    )),
  },
  { name: 'Failed to load', element: <LoadFailure title="La liste n’a pas pu être chargée" onRetry={nothing} /> },
  {
    name: 'Nothing to show',
    element: (
      <EmptyState title="Aucun prospect" action={<Button variant="contained">Importer</Button>}>
        Importez une liste, ou ajoutez-en un à la main.
      </EmptyState>
    ),
  },
  {
    name: 'Buttons',
    element: (
      <div className="row gap-2">
        <Button variant="contained">Enregistrer</Button>
        <Button variant="outlined">Annuler</Button>
        <Button>Plus</Button>
        <Button variant="contained" color="error">
          Supprimer
        </Button>
        <Button variant="contained" disabled>
          Envoi
        </Button>
        <CopyButton text="https://exemple.ch" />
        <DialogButton label="Demander">
          {(close) => <ConfirmDialog title="Supprimer ?" confirm="Supprimer" onClose={close} onConfirm={nothing} />}
        </DialogButton>
      </div>
    ),
  },
  {
    name: 'Icons',
    element: (
      <div className="row gap-2">
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    ),
  },
  {
    name: 'Form: filled, refused, disabled',
    element: (
      <div className="stack gap-3">
        <TextField label="Nom" defaultValue="Menuiserie du Lac" helperText="Comme sur le site." />
        <TextField label="E-mail" defaultValue="zoe@" error helperText="Format d’e-mail invalide" />
        <TextField label="Adresse" disabled />
      </div>
    ),
  },
  {
    name: 'Facts',
    element: (
      <Facts>
        <Fact label="Ville">Yverdon</Fact>
        <Fact label="Téléphone">{null}</Fact>
        <Fact label="Site">menuiserie.ch</Fact>
      </Facts>
    ),
  },
  {
    name: 'Table',
    element: (
      <Table
        rows={[{ word: 'menuisier yverdon', position: 12 }]}
        rowKey={({ word }) => word}
        columns={[
          ['Mot-clé', ({ word }) => word],
          ['Position', ({ position }) => position, 'number'],
        ]}
      />
    ),
  },
  {
    name: 'Funnel',
    element: (
      <Funnel
        stages={
          [
            { stage: 'contacted', count: 120 },
            { stage: 'viewed', count: 64 },
            { stage: 'completed', count: 18 },
          ] as Parameters<typeof Funnel>[0]['stages']
        }
      />
    ),
  },
  {
    name: 'Mentions by assistants: counted, typed, not asked',
    element: (
      <ul>
        <li>
          <CitationCount count={{ platform: 'ChatGPT', citations: 2, runs: 5 }} />
        </li>
        <li>
          <CitationCount count={{ platform: 'Gemini', citations: 3, runs: null, source: 'manual' }} />
        </li>
        <li>
          <CitationCount count={{ platform: 'Perplexity', citations: null, runs: null }} />
        </li>
      </ul>
    ),
  },
];
