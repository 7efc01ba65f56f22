// The usual way to serve a built site with Express.
import express from 'express';

const [port, folder] = process.argv.slice(2);
express()
  .use(express.static(folder, { extensions: ['html'] }))
  .listen(Number(port), '127.0.0.1');
