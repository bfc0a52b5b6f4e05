import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { speakAtFirst } from './lib/language.svelte';

const page = document.getElementById('page');
if (page) void speakAtFirst().then(() => mount(App, { target: page }));
