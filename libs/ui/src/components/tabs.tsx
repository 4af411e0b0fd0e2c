import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  /** How many things are in it. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/** Views of one place. Only the open one is mounted. */
export const Tabs = ({ label, tabs, value, onValueChange, className }: TabsProps) => (
  <Primitive.Root value={value} onValueChange={onValueChange} className={className}>
    <Primitive.List aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <Primitive.Trigger key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map((tab) => (
      <Primitive.Content key={tab.value} value={tab.value} tabIndex={-1}>
        {tab.content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
);
