import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './landing/landing';

/** The landing page's markup, made when the shell is built. */
export const render = () => renderToStaticMarkup(<Landing />);
