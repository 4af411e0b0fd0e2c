import { Wordmark } from '@maquette/ui';
import { runtimeConfig, useDocumentTitle } from '@maquette/web-core';
import { CircleAlert, CircleCheck } from '@maquette/ui/icons';
import type { ReactNode } from 'react';
import { BottlePicture } from '../../landing/art/bottle';
import { MAIN } from '../frame/skip-link';
import styles from './auth.module.css';

/** The page around every form of access: the form at the left, a piece in the making at the right. */
export function AuthLayout({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { productName, productInitials, companyName } = runtimeConfig();
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <header>
          <a href="/" className={styles.home}>
            <Wordmark name={productName} initials={productInitials} />
          </a>
        </header>
        <main id={MAIN} tabIndex={-1} className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={styles.foot}>
          © {new Date().getFullYear()} {companyName}. All rights reserved.
        </footer>
      </div>
      <BottlePicture className={styles.picture} />
    </div>
  );
}

/** What went wrong with the whole form, spoken at once. */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.alert}>
    <CircleAlert aria-hidden />
    <span>{children}</span>
  </p>
);

/** What went well, and what comes next. */
export const FormNotice = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.notice}>
    <CircleCheck aria-hidden />
    <span>{children}</span>
  </p>
);

/** The line under a form that leads elsewhere. */
export const FormAside = ({ children }: { children: ReactNode }) => <p className={styles.aside}>{children}</p>;
