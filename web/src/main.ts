import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { installLater } from './lib/install';
import { loadFirstLanguage } from './lib/language.svelte';
import { keepAppearance } from './settings/appearance.svelte';

keepAppearance();
const page = document.getElementById('page');
if (page) void loadFirstLanguage().then(() => mount(App, { target: page }));
installLater();
