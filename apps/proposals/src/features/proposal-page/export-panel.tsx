import { Button, Combobox, toast } from '@maquette/ui';
import { Download } from '@maquette/ui/icons';
import { api, brandsQuery, runtimeConfig, sentenceOf, useUser } from '@maquette/web-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { proposalQuery, updateProposal } from '../proposals/calls';
import type { ProposalDetail } from '../proposals/proposal';
import { useClearCaches } from '../proposals/use-proposals';
import styles from './proposal-page.module.css';

const FORMATS = { pdf: 'Download PDF', docx: 'Download DOCX' };
type Format = keyof typeof FORMATS;

interface ExportPanelProps {
  proposal: ProposalDetail;
  /** What was typed goes out as well. @returns whether it is saved */
  saveFirst: () => Promise<boolean>;
}

/** What the client gets: in whose colours and type, and as which kind of file. */
export function ExportPanel({ proposal, saveFirst }: ExportPanelProps) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const clearCaches = useClearCaches();
  const { data: brands = [] } = useQuery(brandsQuery(userId));
  const [making, setMaking] = useState<Format>();
  const [isSaving, setSaving] = useState(false);

  const chooseBrand = async (brandId: string) => {
    setSaving(true);
    try {
      const saved = await updateProposal(proposal.id, { brand_profile_id: brandId || null });
      client.setQueryData(proposalQuery(userId, proposal.id).queryKey, saved);
      void clearCaches();
    } catch (error) {
      toast.error(sentenceOf(error, 'Failed to update proposal'));
    } finally {
      setSaving(false);
    }
  };
  const download = async (format: Format) => {
    setMaking(format);
    try {
      if (!(await saveFirst())) {
        toast.error('What you typed could not be saved yet, so it would be missing in the file.');
        return;
      }
      const { url } = await api.post('/api/proposals/{id}/export', { path: { id: proposal.id }, body: { format } });
      const link = document.createElement('a');
      link.href = new URL(url, `${runtimeConfig().apiBaseUrl}/`).href;
      // the answer names the file; without this the page would be left where the answer is an error
      link.download = '';
      link.click();
    } catch (error) {
      toast.error(sentenceOf(error, 'The file could not be made. Please try again.'));
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <div className={styles.export}>
      {(Object.keys(FORMATS) as Format[]).map((format) => (
        <Button
          key={format}
          wide
          variant={format === 'pdf' ? 'accent' : 'outlined'}
          icon={<Download aria-hidden />}
          busy={making === format && 'Typesetting...'}
          onClick={() => void download(format)}
        >
          {FORMATS[format]}
        </Button>
      ))}
      {brands.length > 0 && (
        <Combobox
          label="Brand"
          hint="Its colours and type are used in the files."
          options={[{ value: '', label: 'No Brand' }, ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
          value={proposal.brandProfileId ?? ''}
          onValueChange={(id) => void chooseBrand(id)}
          disabled={isSaving}
        />
      )}
    </div>
  );
}
