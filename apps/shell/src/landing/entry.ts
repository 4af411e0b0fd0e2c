import '@maquette/ui/tokens.css';
import '@maquette/ui/fonts.css';
import './landing.module.css';
import './preview.module.css';
import './art/pouch.module.css';
