import '../src/tokens.css';
import '../src/fonts.css';
import '../src/theme-boot.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbench } from './workbench';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  );
